/** A cell by its place in the rows and columns that are shown, both from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows in view at once. */
  readonly page: number;
}

/**
 * Where a key leads from a cell, as the ARIA pattern for grids has it; undefined for a key that
 * moves nowhere.
 */
export function moved(
  { row, column }: Cell,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { rows, columns, page }: GridSize,
): Cell | undefined {
  const to = (nextRow: number, nextColumn: number): Cell => ({
    row: clamp(nextRow, rows),
    column: clamp(nextColumn, columns),
  });
  switch (key) {
    case "ArrowUp":
      return to(row - 1, column);
    case "ArrowDown":
      return to(row + 1, column);
    case "ArrowLeft":
      return to(row, column - 1);
    case "ArrowRight":
      return to(row, column + 1);
    case "PageUp":
      return to(row - page, column);
    case "PageDown":
      return to(row + page, column);
    case "Home":
      return to(ctrlKey ? 0 : row, 0);
    case "End":
      return to(ctrlKey ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}

export const clamp = (at: number, length: number): number => Math.max(0, Math.min(at, length - 1));
