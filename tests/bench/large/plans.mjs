/** Lets a pool report each statement it sends, with its values. */
export function recording(pool) {
  const sent = [];
  const query = pool.query.bind(pool);
  pool.query = (question, values, ...rest) => {
    if (typeof question === 'object') sent.push({ text: question.text, values: question.values ?? values ?? [] });
    return query(question, values, ...rest);
  };
  return { sent, query };
}

const shown = (node) => {
  const of = node['Relation Name'] ? ` ${node['Relation Name']}` : (node['CTE Name'] ?? node['Function Name'] ?? '');
  const by = node['Index Name'] ? ` by ${node['Index Name']}` : '';
  const loops = node['Actual Loops'] > 1 ? ` × ${node['Actual Loops']}` : '';
  return `${node['Node Type']}${of}${by}: ${Math.round(node['Actual Rows'])} rows${loops}`;
};

/** The steps of a plan that read a table or an index; what only joins, sorts or counts is left out, and what never ran. */
export function steps(node, found = []) {
  const reads = node['Relation Name'] || node['Index Name'];
  if (reads && node['Actual Loops'] > 0) found.push(shown(node));
  for (const inner of node.Plans ?? []) steps(inner, found);
  return found;
}

/** How PostgreSQL went about a statement: its time in the second run, and its steps. */
export async function planOf(query, { text, values }) {
  const explain = () => query(`explain (analyze, timing off, format json) ${text}`, values);
  await explain();
  const { rows } = await explain();
  const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
  return { ms, steps: steps(plan) };
}
