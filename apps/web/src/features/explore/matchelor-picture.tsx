/** Two people and the home between them, for the eye alone. */
export function MatchelorPicture() {
  return (
    <svg aria-hidden viewBox="0 0 480 240" className="block h-auto w-full">
      <path fill="var(--brand-soft)" d="M0 0h480v240H0z" />
      <circle cx="438" cy="44" r="22" fill="var(--gold)" opacity="0.6" />
      <path d="M0 190c80-22 170-18 250-4s160 12 230-8v62H0z" fill="var(--brand-line)" />
      <path
        d="M112 96C150 54 200 46 240 66M368 96c-38-42-88-50-128-30"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="m186 120 54-42 54 42z" fill="var(--brand-strong)" />
      <path d="M196 120h88v74h-88z" fill="var(--surface)" />
      <path d="M228 152h24v42h-24z" fill="var(--brand)" />
      <path d="M206 130h16v14h-16zM258 130h16v14h-16z" fill="var(--gold)" />
      <g fill="var(--brand)">
        <circle cx="96" cy="118" r="20" />
        <path d="M62 194c0-32 12-48 34-48s34 16 34 48z" />
      </g>
      <g fill="var(--gold)">
        <circle cx="384" cy="118" r="20" />
        <path d="M350 194c0-32 12-48 34-48s34 16 34 48z" />
      </g>
      {[116, 404].map((x) => (
        <g key={x} transform={`translate(${String(x)} 132)`}>
          <circle r="11" fill="var(--good)" stroke="var(--surface)" strokeWidth="2" />
          <path
            d="m-5 0 4 4 6-7"
            fill="none"
            stroke="var(--surface)"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </svg>
  );
}
