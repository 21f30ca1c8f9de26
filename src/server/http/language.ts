import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/constants';

/** The reader's language by Accept-Language; anything but Korean is answered in English. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'];
  if (typeof header !== 'string') return DEFAULT_LANGUAGE;
  return /^\s*ko\b/i.test(header) ? 'ko' : 'en';
}
