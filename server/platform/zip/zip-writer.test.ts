import { zipOf } from './zip-writer.js';

const CENTRAL_HEADER = 0x02014b50;

async function zipped(path: string): Promise<Buffer> {
  const read = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('سلام');
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf([{ path, type: 'text/html', read }])) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a zip', () => {
  it('names its files as programs on Linux read them', async () => {
    const zip = await zipped('خدمات.html');
    const signature = Buffer.alloc(4);
    signature.writeUInt32LE(CENTRAL_HEADER);
    const at = zip.indexOf(signature);
    const [unix, isUtf8] = [zip[at + 5], (zip.readUInt16LE(at + 8) & 0x800) !== 0];
    expect([unix, isUtf8]).toEqual([3, true]);
    expect(zip.readUInt32LE(at + 38) >>> 16).toBe(0o100644);
  });
});
