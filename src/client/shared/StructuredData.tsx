import Head from 'next/head';

/** Facts of a page for machines that read (schema.org). No text in them can leave the script element. */
export function StructuredData({ name, data }: { name: string; data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script key={name} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
    </Head>
  );
}
