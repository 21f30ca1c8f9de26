/** Every session in which something failed is recorded, and one in ten of the others. */
export const replaySampling = { replaysOnErrorSampleRate: 1, replaysSessionSampleRate: 0.1 };

/** Nothing is masked as a whole; passwords, bank accounts and sealed prices carry the recorder's own marks. */
export const replayMasking = { maskAllText: false, maskAllInputs: false, blockAllMedia: false };
