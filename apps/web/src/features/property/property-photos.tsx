import type { ListingDetail, Photo } from "@propertyvr/contracts";
import { ChevronLeft, ChevronRight, House } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { usePicture } from "../../lib/use-picture.ts";
import { cn } from "../../ui/classes.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { propertyMessages } from "./messages.ts";

/** The photos of a home side by side: swiped, stepped through by buttons and arrow keys, or picked below. */
export function PropertyPhotos({ listing }: { listing: ListingDetail }) {
  const t = useT(propertyMessages);
  const { photos, title } = listing;
  const [shown, setShown] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const last = photos.length - 1;
  const show = (wanted: number): void => {
    const next = Math.min(last, Math.max(0, wanted));
    setShown(next);
    const { current } = strip;
    current?.scrollTo({ left: next * current.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  };
  const onScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  return (
    <section aria-label={t("property.photos", { title })} className="flex min-w-0 flex-col gap-2.5">
      <div className="relative overflow-hidden rounded-lg border border-line bg-surface-2">
        <ul
          ref={strip}
          onScroll={onScroll}
          className="flex aspect-16/10 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
        >
          {photos.map((photo, at) => (
            <li key={photo.large} inert={at !== shown} className="size-full shrink-0 snap-center">
              <Slide
                photo={photo}
                isFirst={at === 0}
                onKeyDown={onKeyDown}
                alt={t("property.photo", {
                  at: at + 1,
                  count: photos.length,
                  title,
                })}
              />
            </li>
          ))}
        </ul>
        {last > 0 && (
          <>
            <Step
              label={t("property.photo.previous")}
              icon={<ChevronLeft size={20} aria-hidden />}
              isOver={shown === 0}
              onStep={() => show(shown - 1)}
              onKeyDown={onKeyDown}
              className="left-2.5"
            />
            <Step
              label={t("property.photo.next")}
              icon={<ChevronRight size={20} aria-hidden />}
              isOver={shown === last}
              onStep={() => show(shown + 1)}
              onKeyDown={onKeyDown}
              className="right-2.5"
            />
            <output className="absolute right-3 bottom-3 rounded-full bg-surface px-2.5 py-0.5 text-xs font-[550] text-ink tabular-nums">
              {t("property.photo.at", { at: shown + 1, count: photos.length })}
            </output>
          </>
        )}
      </div>
      {last > 0 && <Thumbnails photos={photos} shown={shown} onPick={show} onKeyDown={onKeyDown} />}
    </section>
  );
}

/** The frame stands before the photo is there; one of another shape is shown whole. It opens by itself in a tab. */
function Slide({
  photo,
  alt,
  isFirst,
  onKeyDown,
}: {
  photo: Photo;
  alt: string;
  isFirst: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = useT(propertyMessages);
  const { src, onError } = usePicture(photo.large);
  if (src === null)
    return (
      <p className="grid size-full place-content-center justify-items-center gap-2 text-sm text-ink-3">
        <House size={44} strokeWidth={1.2} aria-hidden />
        {t("property.noPicture")}
      </p>
    );
  const shape = photo.width / photo.height;
  return (
    <a
      href={photo.large}
      target="_blank"
      rel="noopener"
      draggable={false}
      onKeyDown={onKeyDown}
      className="block size-full outline-offset-[-4px]"
    >
      <img
        src={src}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        onError={onError}
        className={cn("size-full", shape > 1.2 && shape < 2.1 ? "object-cover" : "object-contain")}
      />
    </a>
  );
}

/** It stays a button at the end of the row, so that the focus does not fall away. */
function Step(props: {
  label: string;
  icon: ReactNode;
  isOver: boolean;
  onStep: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  className: string;
}) {
  return (
    <IconButton
      label={props.label}
      icon={props.icon}
      shape="circle"
      aria-disabled={props.isOver}
      onClick={props.onStep}
      onKeyDown={props.onKeyDown}
      className={cn(
        "absolute top-1/2 -translate-y-1/2 bg-surface text-ink shadow-1 hover:bg-surface-2",
        props.isOver && "opacity-45",
        props.className,
      )}
    />
  );
}

function Thumbnails(props: {
  photos: readonly Photo[];
  shown: number;
  onPick: (at: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = useT(propertyMessages);
  const { shown } = props;
  const row = useRef<HTMLUListElement>(null);
  // Of many the one that is shown may stand beyond the edge.
  useEffect(() => {
    const { current } = row;
    const thumbnail = current?.children[shown];
    if (current && thumbnail instanceof HTMLElement)
      current.scrollTo({
        left: thumbnail.offsetLeft - (current.clientWidth - thumbnail.offsetWidth) / 2,
      });
  }, [shown]);
  return (
    <ul ref={row} className="relative flex gap-2 overflow-x-auto p-0.5 pb-1.5">
      {props.photos.map((photo, at) => (
        <li key={photo.small} className="shrink-0">
          <button
            type="button"
            aria-label={t("property.photo.show", { at: at + 1 })}
            aria-current={at === shown}
            onClick={() => props.onPick(at)}
            onKeyDown={props.onKeyDown}
            className={cn(
              "block h-14 w-20 overflow-hidden rounded-[10px] border-2 bg-surface-2",
              at === shown ? "border-brand" : "border-transparent opacity-75 hover:opacity-100",
            )}
          >
            <Thumbnail src={photo.small} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ src: address }: { src: string }) {
  const { src, onError } = usePicture(address);
  if (src === null) return <House size={20} strokeWidth={1.4} aria-hidden className="mx-auto" />;
  return (
    <img
      src={src}
      alt=""
      width={80}
      height={56}
      loading="lazy"
      decoding="async"
      onError={onError}
      className="size-full object-cover"
    />
  );
}
