import { useQuery } from "@tanstack/react-query";
import { openStream } from "../../../lib/api/index.ts";
import { fileEndpoints } from "../../../lib/api/file-endpoints.ts";

/** A copy of an attached picture as an address for `img`; null until it is there. */
export function useAttachedPicture(id: string | null, size: "small" | "large"): string | null {
  const { data } = useQuery({
    queryKey: ["attached-picture", id, size],
    queryFn: async ({ signal }): Promise<string> => {
      const response = await openStream(fileEndpoints.attachedPicture, {
        params: { id: id ?? "", size },
        headers: { accept: "image/*" },
        signal,
      });
      return dataAddress(await response.blob());
    },
    enabled: id !== null,
    staleTime: Infinity,
  });
  return data ?? null;
}

/** Pictures come with the session, which `img` does not send; the page shows addresses of this kind and its own. */
const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("unreadable")));
    reader.readAsDataURL(blob);
  });
