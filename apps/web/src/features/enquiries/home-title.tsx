import { Link } from "@tanstack/react-router";

/** A home by its title, with a link to its page where there is one. */
export function HomeTitle({
  home,
  isShown = true,
}: {
  home: {
    readonly id: string | null;
    readonly title: { readonly text: string; readonly language: string };
  };
  /** False where the page would not be found. */
  isShown?: boolean;
}) {
  return (
    <span lang={home.title.language}>
      {home.id === null || !isShown ? (
        home.title.text
      ) : (
        <Link
          to="/property/$id"
          params={{ id: home.id }}
          className="relative underline decoration-line-3 underline-offset-4 hover:text-brand touch:after:absolute touch:after:inset-x-0 touch:after:-inset-y-3"
        >
          {home.title.text}
        </Link>
      )}
    </span>
  );
}
