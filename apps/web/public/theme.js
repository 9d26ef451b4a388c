// Runs before the first paint, so that nobody sees the wrong theme for a moment.
// A file of its own because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var theme = read("theme");
  var dark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.classList.add(dark ? "dark" : "light");
  var language = read("language");
  if (language !== "en" && language !== "th")
    language = /^th\b/i.test(navigator.language || "") ? "th" : "en";
  root.lang = language;
  root.dataset.text = read("textSize") || "normal";
  var colour = dark ? "#0c1316" : "#fcfaf6";
  document.querySelectorAll("meta[name=theme-color]").forEach(function (meta) {
    meta.content = colour;
  });
  var manifest = document.querySelector("link[rel=manifest]");
  if (manifest) manifest.href = "/app." + language + (dark ? ".dark" : ".light") + ".webmanifest";
})();
