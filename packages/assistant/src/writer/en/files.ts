import type { Writer } from "../writer.ts";

export const filesWriter: Pick<Writer, "filesNext"> = {
  filesNext: ({ describeHome, areOnlyPictures }) => {
    if (describeHome) return "A home is described there. I can look for homes like it.";
    return areOnlyPictures
      ? "I can't see what a picture shows. Tell me what kind of home you're looking for."
      : "Tell me what kind of home you're looking for, and I'll search.";
  },
};
