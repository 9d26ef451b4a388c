import type { JobQueue } from "../../platform/jobs/job-queue.ts";
import { fetchPhotos, type PhotoDeps } from "./fetch-photos.ts";
import { movePictures } from "./move-pictures.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const LOOK_EVERY_MS = 2_000;
const SWEEP_EVERY_MS = 86_400_000;
const MOVE_EVERY_MS = 3_600_000;

/**
 * Keeps the photos that listings name. They are no jobs of their own: a file may bring millions, whose
 * turns go by partner and host, and a key that writers share would make them wait for one another.
 */
export const keepPhotos = (jobs: Pick<JobQueue, "scheduleEvery">, deps: PhotoDeps): void => {
  jobs.scheduleEvery("photos", {
    everyMs: LOOK_EVERY_MS,
    run: (signal) => fetchPhotos(deps, signal),
  });
  jobs.scheduleEvery("photo-sweep", {
    everyMs: SWEEP_EVERY_MS,
    run: () => sweepPhotos(deps.pool, deps.clock.now()),
  });
  jobs.scheduleEvery("move-pictures", {
    everyMs: MOVE_EVERY_MS,
    run: (signal) => movePictures(deps.pool, signal),
  });
};
