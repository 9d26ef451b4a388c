/**
 * What the chat shows from its start. Bundlers keep one file for all that a door names, so what only
 * a window loaded later needs (fields, plots, pills, copying) is imported from its own file.
 */
export { Badge } from "./badge.tsx";
export { Button, buttonClass } from "./button.tsx";
export { ChipButton } from "./chip.tsx";
export { cn } from "./classes.ts";
export { ConfirmDialog } from "./confirm-dialog.tsx";
export { Dialog } from "./dialog.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state.tsx";
export { IconButton } from "./icon-button.tsx";
export { Mark } from "./logo.tsx";
export { Menu, MenuChoice, MenuItem } from "./menu.tsx";
export { Progress } from "./progress.tsx";
export { Skeleton } from "./skeleton.tsx";
export { showToast } from "./toast.ts";
export { VisuallyHidden } from "./visually-hidden.tsx";
