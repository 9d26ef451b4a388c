import type { ContractPart } from "@propertyvr/parts";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ContractBlock } from "./contract-block.tsx";

const PART: ContractPart = {
  type: "contract",
  version: 1,
  file: { id: "7", name: "lease.pdf" },
  contract: "rental_contract",
  terms: [
    {
      key: "deposit",
      values: [
        { kind: "months", amount: 2 },
        { kind: "thb", amount: 50_000 },
      ],
      passage: { text: "A deposit of <b>two</b> months.", page: 2 },
      more: [],
      guides: [0],
      is_asked: true,
    },
    {
      key: "repairs",
      values: [{ kind: "payer", role: "landlord" }],
      passage: { text: "ผู้ให้เช่าเป็นผู้ซ่อมแซม", page: null },
      more: [{ text: "ซ่อมเล็กน้อยผู้เช่าจ่าย", page: null }],
      guides: [],
      is_asked: false,
    },
  ],
  not_found: ["notice", "renewal"],
  guides: [
    {
      slug: "deposits-and-tenant-rules",
      key: "usual",
      kind: "rules",
      says: "2 months are usual.",
      disputed: "One source writes of 3.",
      has_disputes: false,
      sources: [{ title: "Law firm", url: "https://law.example/a" }],
      checked_at: "2026-10-01",
      review_by: "2027-03-01",
      overdue: false,
      text: "Deposits and tenants' rights",
    },
  ],
  is_cut: true,
  text: "What this rental contract states",
  language: "en",
};

const draw = () => render(<ContractBlock part={PART} />);

describe("the terms of a contract on the screen", () => {
  it("stand each with what it states, the file's own words and their page", () => {
    draw();
    const group = screen.getByRole("group", { name: "What this rental contract states" });
    const [deposit, repairs] = within(group)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(deposit).toContain("2 months, ฿50,000");
    expect(deposit).toContain("A deposit of <b>two</b> months.");
    expect(deposit).toContain("In the file, page 2");
    expect(repairs).toContain("ซ่อมเล็กน้อยผู้เช่าจ่าย");
    expect(screen.getByText("ผู้ให้เช่าเป็นผู้ซ่อมแซม").lang).toBe("th");
  });

  it("stand beside what the guide says, open where it was asked for, with sources, days and dispute", () => {
    draw();
    const guide = screen.getByText(/Our guide says/).closest("details");
    expect(guide?.open).toBe(true);
    expect(guide?.textContent).toMatch(
      /2 months are usual.*One source writes of 3.*Law firm.*2026/,
    );
    expect(screen.getByRole("link", { name: "Read the whole article" }).getAttribute("href")).toBe(
      "/guide/deposits-and-tenant-rules#usual",
    );
  });

  it("end with what isn't in the file and that this is no advice", () => {
    draw();
    expect(screen.getByText("Notice, Renewal")).toBeTruthy();
    expect(screen.getByText(/The file is longer/)).toBeTruthy();
    expect(screen.getAllByText(/not legal advice/)).toHaveLength(1);
  });
});
