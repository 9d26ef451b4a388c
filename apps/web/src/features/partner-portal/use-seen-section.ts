import { useEffect, useState } from "react";
import { PAGE_SECTIONS } from "./page-sections.ts";
import { MANUAL } from "./manual/manual-data.ts";

/** In this part of the window a heading is being read. */
const READING_ZONE = "-10% 0px -75% 0px";

/** Which part of the page is being read: the last one whose head has passed the upper edge. */
export function useSeenSection(): string | null {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    // Operations after sections: inside the list of endpoints the operation is the nearer name.
    const ids = [
      ...PAGE_SECTIONS.map(({ id }) => id as string),
      ...MANUAL.operations.map(({ name }) => name),
    ];
    const inZone = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inZone.add(target.id);
          else inZone.delete(target.id);
        const nearest = ids.findLast((id) => inZone.has(id));
        if (nearest !== undefined) setSeen(nearest);
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    // A part near the end never reaches the zone: whoever goes to it by name is there all the same.
    const goTo = () => {
      const named = location.hash.slice(1);
      if (ids.includes(named)) setSeen(named);
    };
    goTo();
    window.addEventListener("hashchange", goTo);
    return () => {
      observer.disconnect();
      window.removeEventListener("hashchange", goTo);
    };
  }, []);
  return seen;
}
