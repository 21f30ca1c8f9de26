import * as z from 'zod';

/**
 * The schemas that have a name, or a format, of their own in the API description. A registry of our own, since Zod's
 * global one is one for the whole process: pages bundle the contract too and would enter each name a second time.
 */
export const apiSchemas = z.registry<{ id?: string; format?: string }>();
