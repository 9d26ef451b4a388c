/** A phone with a paid rent, and three ways to pay around it, for the eye alone. */
export function RentBasePicture() {
  return (
    <svg aria-hidden viewBox="0 0 480 240" className="block h-auto w-full">
      <path fill="var(--gold-soft)" d="M0 0h480v240H0z" />
      <circle cx="78" cy="196" r="92" fill="var(--gold)" opacity="0.16" />
      <circle cx="414" cy="34" r="70" fill="var(--brand)" opacity="0.1" />
      <rect x="188" y="24" width="104" height="196" rx="18" fill="var(--brand-strong)" />
      <rect x="196" y="34" width="88" height="176" rx="11" fill="var(--surface)" />
      <circle cx="240" cy="92" r="24" fill="var(--good-soft)" />
      <path
        d="m229 92 8 8 14-16"
        fill="none"
        stroke="var(--good)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="214" y="130" width="52" height="9" rx="4.5" fill="var(--ink-2)" opacity="0.7" />
      <rect x="222" y="148" width="36" height="7" rx="3.5" fill="var(--line-2)" />
      <rect x="212" y="176" width="56" height="18" rx="9" fill="var(--brand)" />
      <g>
        <rect x="46" y="60" width="98" height="66" rx="10" fill="var(--brand)" />
        <path d="M46 78h98v12H46z" fill="var(--brand-strong)" />
        <rect x="58" y="104" width="34" height="8" rx="4" fill="var(--on-brand)" opacity="0.8" />
      </g>
      <g>
        <rect x="338" y="56" width="78" height="78" rx="10" fill="var(--surface)" />
        <path
          d="M350 68h20v20h-20zM384 68h20v20h-20zM350 102h20v20h-20zM384 102h8v8h-8zM396 114h8v8h-8zM376 92h8v8h-8z"
          fill="var(--ink)"
        />
      </g>
      <g transform="translate(392 176)">
        <circle r="28" fill="var(--gold)" />
        <circle r="21" fill="none" stroke="var(--on-gold)" strokeWidth="2.5" />
        <path
          d="M0-13 11 0 0 13-11 0z"
          fill="none"
          stroke="var(--on-gold)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </g>
      <path
        d="M144 96h36M300 96h32M300 168h58"
        stroke="var(--brand)"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
    </svg>
  );
}
