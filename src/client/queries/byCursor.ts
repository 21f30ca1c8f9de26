/** How a list of the API goes on: each page names the cursor of the next one, the last one none. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
};
