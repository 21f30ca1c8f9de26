import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Rfq } from '../../../../contract/entities/rfq';
import { createRfq } from '../../../../contract/routes/request';
import type { CostAssignment } from '../../../../contract/entities/budget';
import { settleOutcome } from '../../../../contract/routes/award';
import { ApiError } from '../../../api/ApiError';
import { useApi } from '../../../api/ApiProvider';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { budgetQueries } from '../../../queries/budget';
import { useChargeDraft } from '../../../queries/budgetChanges';
import { refetchOnMount } from '../../../queries/refetchOnMount';
import { rfqKeys, rfqQueries, useCreateRfq, useSaveRfq } from '../../../queries/rfq';
import { inSlices } from '../../../ui/inSlices';
import { costOf, sameCost } from './draftCost';
import { savedSheet, sheetRow } from './draftSheet';
import { type EditorLine, fromSaved, isBlank, toInput } from './editorLine';
import { factsOf } from './lineFacts';
import { SentMeanwhile } from './sent/SentMeanwhile';
import { toTerms } from './terms';
import type { Edited, Editing } from './useEdited';

export interface Saved {
  rfq_number_id: string;
  version: number;
}

const idsOf = (files: Edited['files']) => files.map(({ file_id }) => file_id);

/** What is sent of a line, under its own id, as JSON; worked out once, as a list may have thousands. Empty for one that says nothing. */
function lineText(line: EditorLine): string {
  const facts = factsOf(line);
  facts.text ??= isBlank(line) ? '' : JSON.stringify({ ...toInput(line), id: line.key });
  return facts.text;
}

/** A draft as it is sent, as JSON: its head, and all lines that say something, if they are sent. */
async function written(head: object, lines: readonly EditorLine[] | null): Promise<Blob> {
  const type = { type: 'application/json' };
  if (!lines) return new Blob([JSON.stringify(head)], type);
  await inSlices(lines, lineText);
  const texts = lines.map(lineText).filter((text) => text !== '');
  return new Blob([JSON.stringify(head).slice(0, -1), ',"lines":[', texts.join(','), ']}'], type);
}

/** A request as the server has it; its lines are looked at in slices. */
async function sheetAhead(rfq: Rfq, cost: CostAssignment) {
  await inSlices(rfq.lines, (line) => sheetRow(fromSaved(line)));
  return savedSheet(rfq, cost);
}

function headOf({ terms, files, lists }: Edited) {
  return { ...toTerms(terms), file_ids: idsOf(files), list_file_ids: idsOf(lists) };
}

/** The number of the draft that was made under a key; null where none was, and none will be. */
async function madeUnder(api: Api, key: string): Promise<string | null> {
  const { data } = await call(settleOutcome, { body: { call: `POST ${createRfq.path}`, key } }, { api });
  return (data as { rfq_number_id?: string } | null)?.rfq_number_id ?? null;
}

/** A draft that was thrown away or sent meanwhile is none to write into. */
function nullIfGone(error: unknown): null {
  if (error instanceof SentMeanwhile || (error instanceof ApiError && error.notFound)) return null;
  throw error;
}

/**
 * Writes a draft to the server and reads it from there, always over the version that is known. A creation whose answer got
 * lost is repeated word for word, so that it makes no second draft; one of an editor that was killed is looked up first. `onCreated` receives the number of a new draft.
 */
export function useDraftPort(
  rfq: Rfq | null,
  { newest }: Pick<Editing, 'newest'>,
  { cost, onCreated }: { cost: CostAssignment; onCreated: (number: string) => void },
) {
  const api = useApi();
  const client = useQueryClient();
  const { mutateAsync: create } = useCreateRfq();
  const { mutateAsync: save } = useSaveRfq();
  const { mutateAsync: charge } = useChargeDraft();
  const [number, setNumber] = useState(rfq?.rfq_number_id ?? null);
  const saved = useRef<Saved | null>(rfq && { rfq_number_id: rfq.rfq_number_id, version: rfq.version });
  /** Lines that the server has; they are left out while they stay the same. */
  const sentLines = useRef(rfq ? newest.current.lines : null);
  /** What the server has it charged to. */
  const charged = useRef(cost);
  const creation = useRef<Edited | null>(null);
  /** Keys of earlier editors that are known to have made nothing. */
  const idle = useRef(new Set<string>());

  const keep = useCallback(
    async (answer: Rfq, sent: Edited) => {
      const { rfq_number_id, version } = answer;
      saved.current = { rfq_number_id, version };
      sentLines.current = sent.lines;
      setNumber(rfq_number_id);
      // After the lines, which have to be there to be charged.
      const wanted = costOf(sent);
      if (!sameCost(wanted, charged.current)) charged.current = await charge({ number: rfq_number_id, cost: wanted });
      return sheetAhead(answer, charged.current);
    },
    [charge],
  );

  const load = useCallback(async () => {
    const answer = await refetchOnMount(client, rfqQueries(api).detail(saved.current?.rfq_number_id ?? ''));
    if (answer.status !== 'DRAFT') throw new SentMeanwhile();
    const cost = await refetchOnMount(client, budgetQueries(api).ofRfq(answer.rfq_number_id));
    saved.current = { rfq_number_id: answer.rfq_number_id, version: answer.version };
    sentLines.current = null;
    charged.current = cost;
    return sheetAhead(answer, cost);
  }, [api, client]);

  /** The draft that an earlier editor made under one of its keys, if it is still there; the form goes over it. */
  const found = useCallback(
    async (tried: readonly string[]) => {
      for (const key of tried.filter((one) => !idle.current.has(one))) {
        const made = await madeUnder(api, key);
        saved.current = made === null ? null : { rfq_number_id: made, version: 0 };
        const base = made === null ? null : await load().catch(nullIfGone);
        if (made !== null && base) {
          setNumber(made);
          return base;
        }
        saved.current = null;
        idle.current.add(key);
      }
      return null;
    },
    [api, load],
  );

  const send = useCallback(
    async (key: string, tried: readonly string[]) => {
      const content = newest.current;
      const known = saved.current;
      if (known) {
        const there = client.getQueryData<Rfq>(rfqKeys.detail(known.rfq_number_id));
        if (there && there.status !== 'DRAFT') throw new SentMeanwhile();
        const head = { version: known.version, ...headOf(content) };
        const lines = content.lines === sentLines.current ? null : content.lines;
        const answer = await save({ id: known.rfq_number_id, ...head, written: await written(head, lines) });
        return { base: await keep(answer, content), whole: true, at: null };
      }
      const base = creation.current ? null : await found(tried);
      if (base) return { base, whole: false, at: null };
      creation.current ??= content;
      const first = creation.current;
      const head = headOf(first);
      const answer = await create({ body: head, written: await written(head, first.lines), idempotencyKey: key });
      return { base: await keep(answer, first), whole: first === content, at: null };
    },
    [client, newest, save, create, keep, found],
  );

  /** A refused creation is not repeated as it was. */
  const forgetCreation = useCallback(() => {
    creation.current = null;
  }, []);

  const created = useRef(rfq !== null);
  useEffect(() => {
    if (number === null || created.current) return;
    created.current = true;
    onCreated(number);
  }, [number, onCreated]);
  return { number, saved, send, load, forgetCreation };
}
