import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { createQueryClient } from "../../app/providers.tsx";
import { fakeServer } from "../../testing/fake-server.ts";
import { useDeleteChat, useDeleteChats, useMessages } from "./queries.ts";

it.each(["one", "all"])(
  "the messages of a chat that is still on the screen are not asked for again once %s is deleted",
  async (which) => {
    const { seen } = fakeServer({
      "GET /api/chats/c1/messages": () => ({ status: 200, body: [] }),
      "DELETE /api/chats/c1": () => ({ status: 204 }),
      "DELETE /api/chats": () => ({ status: 204 }),
    });
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result, rerender } = renderHook(
      () => ({ messages: useMessages("c1"), one: useDeleteChat(), all: useDeleteChats() }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.messages.isSuccess).toBe(true));
    await act(async () => {
      if (which === "one") await result.current.one.mutateAsync("c1");
      else await result.current.all.mutateAsync();
    });
    rerender();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(seen.filter(({ method }) => method === "GET")).toHaveLength(1);
    // Whoever comes back to it is told what became of it.
    expect(client.getQueryState(["chats", "c1", "messages"])?.isInvalidated).toBe(true);
  },
);
