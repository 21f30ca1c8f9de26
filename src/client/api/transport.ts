import type { AxiosInstance, CreateAxiosDefaults } from 'axios';

/**
 * Sends over HTTP. Loaded when the first call is made: what a visitor reads first came with the page. A loading that
 * failed is tried again by the next call.
 */
export function transport(defaults: CreateAxiosDefaults): () => Promise<AxiosInstance> {
  let ready: Promise<AxiosInstance> | undefined;
  return () => {
    ready ??= import('axios').then(({ default: axios }) => axios.create(defaults));
    ready.catch(() => {
      ready = undefined;
    });
    return ready;
  };
}
