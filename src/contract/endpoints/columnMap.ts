import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { columnMap } from '../entities/parse';
import * as routes from '../routes/request';

const tag = 'rfq';
/** Made of the titles of a sheet's columns, so that the next list of the same form is known again. */
const signature = z.string().regex(/^[0-9a-f]{16}-\d{1,3}$/);

export const listColumnMaps = defineEndpoint(routes.listColumnMaps, {
  tag,
  summary: 'How the company has corrected the columns of lists before, newest first.',
  access: 'member',
  response: z.object({ items: z.array(z.object({ signature, columns: columnMap, updated_at: z.iso.datetime() })) }),
});

export const keepColumnMap = defineEndpoint(routes.keepColumnMap, {
  tag,
  summary: 'Remembers which column of a form holds which field, for the whole company.',
  access: 'member',
  body: z.object({ signature, columns: columnMap }),
  response: z.object({}),
});

export const removeColumnMap = defineEndpoint(routes.removeColumnMap, {
  tag,
  summary:
    'Forgets how the columns of a form were corrected. A form that the company does not know is forgotten already.',
  access: 'member',
  params: z.object({ signature }),
  response: z.object({}),
});
