import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { endpoints, openStream } from "../../lib/api/index.ts";
import { usePicture } from "../../lib/use-picture.ts";

/**
 * The photo at an address of one's own account, as `src` of a picture; null without one and until it is
 * loaded. It is fetched with the session, because nobody else is shown it.
 */
export function usePortrait(address: string | null) {
  const { data } = useQuery({
    queryKey: ["portrait", address],
    queryFn: () => fetchPortrait(address ?? ""),
    enabled: address !== null,
    // Another photo has another address.
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return usePicture(address === null ? null : (data ?? null));
}

async function fetchPortrait(address: string): Promise<string> {
  const v = new URL(address, location.origin).searchParams.get("v") ?? undefined;
  const response = await openStream(endpoints.portrait, {
    query: { v },
    headers: { accept: "image/jpeg" },
  });
  return dataUrlOf(await response.blob());
}

/** The page shows pictures of its own origin, and such ones. */
const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () =>
      reject(reader.error ?? new Error("the photo could not be read")),
    );
    reader.readAsDataURL(file);
  });
