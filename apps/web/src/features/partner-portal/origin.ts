/** Where the interface is reached: the address that serves this page. */
export const origin = (): string => location.origin;
