import { queryOptions } from '@tanstack/react-query';
import { endMailIntake, getMailIntake, makeMailIntake } from '../../contract/routes/mailIn';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

const key = [SCOPES.mailIn] as const;

/** The address to which the company's people mail lists. */
export const mailIntakeQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => call(getMailIntake, {}, { api, signal }) });

/** Makes the address, or another one in its place. */
export const useMakeMailIntake = () =>
  useApiMutation({
    silent: true,
    call: (send) => send(makeMailIntake, {}),
    cache: (answer) => [key, answer],
  });

/** Ends the address. */
export const useEndMailIntake = () =>
  useApiMutation({
    silent: true,
    call: (send) => send(endMailIntake, {}),
    cache: (answer) => [key, answer],
  });
