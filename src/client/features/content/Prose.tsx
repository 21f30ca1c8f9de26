import { Link } from '../../ui/Link';
import type { ContentBlock, Inline } from '../../../contract/entities/content';
import { publicEnv } from '../../env';
import { ProseFrame, ProseTable, TableFrame } from './proseStyles';

/** A text of ours: its blocks are data, so nothing in it can be markup. */
export function Prose({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <ProseFrame>
      {blocks.map((block, index) => (
        // A text never changes while it is shown.
        <Block key={`${block.type}${index}`} block={block} />
      ))}
    </ProseFrame>
  );
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.content} />
        </p>
      );
    case 'note':
      return (
        <aside>
          <Runs runs={block.content} />
        </aside>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={`${index}${item[0]?.text ?? ''}`}>
          <Runs runs={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
  }
}

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <TableFrame tabIndex={0} aria-label={head.map((cell) => cell.map(({ text }) => text).join('')).join(', ')}>
      <ProseTable>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={`${index}${cell[0]?.text ?? ''}`} scope="col">
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${index}${row[0]?.[0]?.text ?? ''}`}>
              {row.map((cell, column) => (
                <td key={`${column}${cell[0]?.text ?? ''}`}>
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ProseTable>
    </TableFrame>
  );
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map((run, index) => <Run key={`${index}${run.text}`} run={run} />);
}

function Run({ run }: { run: Inline }) {
  const text = run.code ? <code>{run.text}</code> : run.text;
  const strong = run.strong ? <strong>{text}</strong> : text;
  if (run.href === undefined) return strong;
  // Files and other sites are not pages of ours; the router adds the language to pages only.
  if (!run.href.startsWith('/') || run.href.startsWith('/cdn/')) {
    return (
      <a href={run.href.replace(/^\/cdn(?=\/)/, publicEnv().cdnUrl)} rel="noopener">
        {strong}
      </a>
    );
  }
  return <Link href={run.href}>{strong}</Link>;
}
