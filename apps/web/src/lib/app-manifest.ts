/** Names the manifest in the language and the colours that the page has now; the build writes one for each. */
export function nameManifest(): void {
  const { lang, classList } = document.documentElement;
  const theme = classList.contains("dark") ? "dark" : "light";
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute("href", `/app.${lang}.${theme}.webmanifest`);
}
