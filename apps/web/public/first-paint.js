// Runs before the first paint: theme and language are right from the start, and a page that the build drew
// (src/first-screens) is shown where the program will begin with the same.
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

  var drawing = drawingToShow();
  if (drawing) {
    root.dataset.drawn = drawing;
    // Whole, so that nothing of it moves while the rest of the page arrives.
    document.addEventListener("readystatechange", function () {
      if (document.readyState !== "interactive") return;
      var drawn = document.querySelector('template[data-drawing="' + drawing + '"]');
      if (drawn) document.getElementById("root").append(drawn.content);
      startProgramAfterPaint();
    });
  } else startProgram();

  // Which drawing the program will begin with, or none.
  function drawingToShow() {
    var token = read("session_token");
    // Where the program would lead who is not signed in.
    if (location.pathname === "/" && !location.search && !token)
      history.replaceState(null, "", "/login");
    if (location.pathname === "/login" && !token) return "login " + language;
    if (location.pathname !== "/" || location.search || !token || read("autoSave") === "false")
      return undefined;
    var name = nameOf(read("user"));
    if (!name) return undefined;
    // As a string of CSS.
    var text = name.replace(/[\\"]/g, "\\$&").replace(/[\n\r\f]/g, " ");
    root.style.setProperty("--drawn-name", '"' + text + '"');
    return "chat " + language;
  }
  function nameOf(user) {
    try {
      return JSON.parse(user).name.trim();
    } catch {
      return "";
    }
  }

  // Pages with drawings keep the tags of the program here, so that its files and its work come after the paint
  // (first-files.ts). On other pages they stand in the head, and there is nothing to do.
  function startProgram() {
    var program = document.querySelector("template[data-program]");
    if (!program) return;
    // Each in a task of its own: to ask for all at once holds a slow phone for a tenth of a second.
    Array.from(program.content.children).forEach(function (tag) {
      setTimeout(function () {
        document.head.append(tag);
      });
    });
  }
  function startProgramAfterPaint() {
    // Nothing is painted in a tab that nobody sees.
    if (document.hidden) startProgram();
    else
      requestAnimationFrame(function () {
        setTimeout(startProgram);
      });
  }
})();
