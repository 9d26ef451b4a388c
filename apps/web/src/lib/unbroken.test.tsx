import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Unbroken } from "./unbroken.tsx";

describe("a text with words that browsers cut", () => {
  it("keeps each of them on one line and changes no letter", () => {
    const text = 'พบ 6 รายการสำหรับ "คอนโดให้เช่า 2 ห้องนอน"';
    const { container } = render(<Unbroken text={text} />);
    expect(container.textContent).toBe(text);
    const kept = [...container.querySelectorAll(".whitespace-nowrap")];
    expect(kept.map((word) => word.textContent)).toEqual(["คอนโด", "2 ห้องนอน"]);
  });

  it("is left alone where there is none", () => {
    const { container } = render(<Unbroken text="2 bedroom condo" />);
    expect(container.innerHTML).toBe("2 bedroom condo");
  });
});
