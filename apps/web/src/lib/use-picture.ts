import { useEffect, useState } from "react";

/**
 * Whether a picture can be shown. One that does not load is given up, until
 * the network comes back: without it every picture fails, and none is missing.
 */
export function usePicture(address: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    const tryAgain = () => setBroken(null);
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, []);
  return {
    src: address === broken ? null : address,
    onError: () => setBroken(address),
  };
}
