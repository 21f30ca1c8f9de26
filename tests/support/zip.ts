import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: string | Buffer;
  /** Unpacked size to claim instead of the true one. */
  claimed?: number;
}

/** A zip of these parts, with whatever sizes they claim: for files that no honest program writes. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed } of parts) {
    const raw = Buffer.isBuffer(content) ? content : Buffer.from(content);
    const packed = deflateRawSync(raw);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(raw), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed ?? raw.length, 18);
    facts.writeUInt16LE(title.length, 22);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title);
    offset += 4 + facts.length + title.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** The parts of a workbook with one sheet of this XML. */
export function workbookParts(sheetData: string, more: readonly ZipPart[] = []): ZipPart[] {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const space = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${main}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${space}" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<?xml version="1.0"?><worksheet xmlns="${space}"><sheetData>${sheetData}</sheetData></worksheet>`,
    },
    ...more,
  ];
}
