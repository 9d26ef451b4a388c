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
  // Whole, so that nothing of it moves while the rest of the page arrives.
  document.addEventListener("readystatechange", function () {
    if (document.readyState === "interactive") showDrawn(language);
  });
  var manifest = document.querySelector("link[rel=manifest]");
  if (manifest) manifest.href = "/app." + language + (dark ? ".dark" : ".light") + ".webmanifest";

  // The page as the build drew it (src/first-screens) stands until the program draws it. It is shown only where
  // the program will begin with the same.
  function showDrawn(language) {
    var token = read("session_token");
    // Where the program would lead who is not signed in.
    if (location.pathname === "/" && !location.search && !token)
      history.replaceState(null, "", "/login");
    if (location.pathname === "/login" && !token) root.dataset.drawn = "login " + language;
    if (location.pathname !== "/" || location.search || !token || read("autoSave") === "false")
      return;
    var name = nameOf(read("user"));
    if (!name) return;
    root.dataset.drawn = "chat " + language;
    // As a string of CSS.
    var text = name.replace(/[\\"]/g, "\\$&").replace(/[\n\r\f]/g, " ");
    root.style.setProperty("--drawn-name", '"' + text + '"');
  }
  function nameOf(user) {
    try {
      return JSON.parse(user).name.trim();
    } catch {
      return "";
    }
  }
})();
