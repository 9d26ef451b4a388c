// Served in place of sw.js where SERVICE_WORKER=off: ends the worker on every device that has one, and
// forgets the files that it held. Pages are fetched from the server again at their next load.
self.addEventListener("install", function () {
  self.skipWaiting();
});
self.addEventListener("activate", function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names
            .filter(function (name) {
              return name.startsWith("files ");
            })
            .map(function (name) {
              return caches.delete(name);
            }),
        );
      })
      .then(function () {
        return self.registration.unregister();
      }),
  );
});
