/** A drawn scene for the eye alone, in the manner of the pictures of sample homes. It fills the width it is given. */
export function LoginPicture() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 380"
      preserveAspectRatio="xMidYMax slice"
      className="h-[46dvh] w-full shrink-0"
    >
      <defs>
        <linearGradient id="login-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--surface-2)" />
          <stop offset="0.55" stopColor="#f3c79a" />
          <stop offset="1" stopColor="#e2987f" />
        </linearGradient>
      </defs>
      <path fill="url(#login-sky)" d="M0 0h640v380H0z" />
      <circle cx="436" cy="176" r="46" fill="#fff0d2" />
      <path d="M0 232c90-58 170-64 262-22s190 30 378-34v204H0z" fill="#b98a86" opacity="0.7" />
      <path d="M0 262c110-34 220-30 330-6s210 14 310-22v146H0z" fill="#7d7683" />
      <g fill="#5c5f70">
        <path d="M38 168h58v140H38zM556 150h52v160h-52zM492 196h50v110h-50z" />
      </g>
      <g fill="#2f4b58">
        <rect x="118" y="92" width="84" height="220" rx="5" />
        <rect x="218" y="142" width="70" height="170" rx="5" />
      </g>
      <path
        fill="#ffd98f"
        d="M134 112h15v11h-15zM168 112h15v11h-15zM134 142h15v11h-15zM168 172h15v11h-15zM134 202h15v11h-15zM168 202h15v11h-15zM168 232h15v11h-15zM134 262h15v11h-15zM232 162h13v11h-13zM260 162h13v11h-13zM260 192h13v11h-13zM232 222h13v11h-13zM260 252h13v11h-13z"
      />
      <path d="m322 262 62-50 62 50z" fill="#8a4a41" />
      <path d="M334 260h100v58H334z" fill="#f6efe2" />
      <path d="M372 282h24v36h-24z" fill="#5d7f86" />
      <path d="M346 274h16v16h-16zM406 274h16v16h-16z" fill="#ffd98f" />
      <path d="M0 304c130-24 250 8 372-4s190-18 268-4v84H0z" fill="#3d6b5d" />
      <path d="M0 344c120-14 230 8 360-2s190-10 280 2v36H0z" fill="#5f97a3" />
      <path
        d="M60 358h70v3H60zM210 366h96v3h-96zM420 356h84v3h-84zM548 368h56v3h-56z"
        fill="#cfe3e2"
        opacity="0.7"
      />
      <path d="M472 318c3-36 0-62 7-88" stroke="#6f5138" strokeWidth="6" fill="none" />
      <path
        d="M479 230c-30-20-48-3-55 11 19-9 36-9 55-11zM479 230c27-24 49-11 57 3-22-6-38-6-57-3zM479 230c-5-28-25-33-38-27 16 5 27 13 38 27zM479 230c8-24 28-27 39-19-16 2-28 9-39 19z"
        fill="#2f7a5a"
      />
    </svg>
  );
}
