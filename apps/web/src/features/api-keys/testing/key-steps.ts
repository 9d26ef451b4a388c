import { fireEvent, screen } from "@testing-library/react";
import { anong } from "../../../testing/people.ts";

export const partner = { ...anong, role: "partner" } as const;

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));

export const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
