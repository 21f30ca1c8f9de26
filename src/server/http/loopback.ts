const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a network address is the one of this machine to itself, in any of its forms. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address);
