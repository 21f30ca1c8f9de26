/** What the main thread does, by the names of a trace. */
const PARTS = {
  script: [
    'EvaluateScript',
    'v8.compile',
    'FunctionCall',
    'v8.callFunction',
    'RunMicrotasks',
    'EventDispatch',
    'TimerFire',
  ],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};
const PART_OF = new Map(Object.entries(PARTS).flatMap(([part, names]) => names.map((name) => [name, part])));
const TASK = 'ThreadControllerImpl::RunTask';

/** What is traced for `partsOf`: little, as writing it takes time itself. */
export const TRACED = ['devtools.timeline', 'v8.execute', 'toplevel'];

/**
 * What each press and key of a trace is made of until it is drawn, the longest first: milliseconds of the processor for its longest
 * task and for each part, and of how many elements the style was calculated. Unlike the time of a clock these hold while others
 * use the machine.
 */
export function partsOf(traceEvents) {
  const threads = new Map(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((e) => [e.pid, e.tid]),
  );
  const work = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && threads.get(pid) === tid).sort(byStart);
  return interactions(traceEvents)
    .map((press) => {
      const within = work.filter(
        ({ pid, ts, dur }) => pid === press.pid && ts < press.to && ts + (dur ?? 0) > press.from,
      );
      const tasks = within.filter(({ name }) => name === TASK).map(({ tdur }) => (tdur ?? 0) / 1000);
      const restyled = within
        .filter(({ name }) => name === 'UpdateLayoutTree')
        .map(({ args }) => args.elementCount ?? 0);
      return {
        what: press.type,
        at: press.from,
        duration: (press.to - press.from) / 1000,
        task: Math.max(0, ...tasks),
        parts: timeByPart(within),
        restyled: restyled.reduce((sum, count) => sum + count, 0),
      };
    })
    .sort((a, b) => b.duration - a.duration);
}

const byStart = (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);

/** The longest event of each press or key. */
function interactions(traceEvents) {
  const open = new Map();
  const longest = new Map();
  for (const event of traceEvents.filter(({ name }) => name === 'EventTiming').sort((a, b) => a.ts - b.ts)) {
    const key = `${event.pid} ${event.id ?? event.id2?.local}`;
    if (event.ph === 'b') open.set(key, event);
    const begun = open.get(key);
    if (event.ph !== 'e' || !begun) continue;
    const { interactionId, type } = { ...begun.args.data, ...event.args.data };
    const press = { pid: event.pid, type, from: begun.ts, to: event.ts };
    const one = `${event.pid} ${interactionId}`;
    const known = longest.get(one);
    if (interactionId && !(known && known.to - known.from >= press.to - press.from)) longest.set(one, press);
  }
  return [...longest.values()];
}

/** Milliseconds of the processor of each part, without what lies within and is another part. */
function timeByPart(events) {
  const parts = { script: 0, style: 0, layout: 0, paint: 0 };
  const around = [];
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    const part = PART_OF.get(name);
    if (!part) continue;
    while (around.length > 0 && around.at(-1).end <= ts) around.pop();
    const outer = around.at(-1);
    if (outer) parts[outer.part] -= tdur / 1000;
    parts[part] += tdur / 1000;
    around.push({ part, end: ts + dur });
  }
  return parts;
}
