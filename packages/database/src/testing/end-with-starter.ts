// Loaded into a program of a test: when the process that started it is gone, however it went, so is this one.
const end = (): void => {
  process.kill(process.pid, "SIGKILL");
};
process.once("disconnect", end);
// The line to the starter keeps no program alive that is done.
process.channel?.unref();
if (!process.connected) end();
