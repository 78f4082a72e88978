import { blocksOf } from './message-text.js';

test('S-209 Latin, links and code are separated from Persian', () => {
  expect(blocksOf('فایل index.html را در https://a.example/x?y=1. ببینید: `npm start`')).toEqual([
    {
      kind: 'text',
      parts: [
        { kind: 'plain', text: 'فایل ' },
        { kind: 'latin', text: 'index.html' },
        { kind: 'plain', text: ' را در ' },
        { kind: 'link', text: 'https://a.example/x?y=1' },
        { kind: 'plain', text: '. ببینید: ' },
        { kind: 'code', text: 'npm start' },
      ],
    },
  ]);
});

test('S-209 fenced code keeps its lines, closed or not', () => {
  const code = '<div>\n  سلام\n</div>';
  expect(blocksOf(`ببینید\n\`\`\`html\n${code}\n\`\`\`\nچه شد؟`)).toEqual([
    { kind: 'text', parts: [{ kind: 'plain', text: 'ببینید' }] },
    { kind: 'code', text: code },
    { kind: 'text', parts: [{ kind: 'plain', text: 'چه شد؟' }] },
  ]);
  expect(blocksOf(`\`\`\`\n${code}`)).toEqual([{ kind: 'code', text: code }]);
});

test('a script address cannot become a link', () => {
  const kinds = blocksOf('javascript:alert(1) data:text/html,x').flatMap((block) =>
    block.kind === 'text' ? block.parts.map(({ kind }) => kind) : [],
  );
  expect(kinds).not.toContain('link');
});
