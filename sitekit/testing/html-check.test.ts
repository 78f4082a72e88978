import { danglingReferences, htmlFaults, outsideAddresses } from './html-check.js';

describe('html check', () => {
  test.each([
    ['<p><div></div></p>', '<div> stands in <p>.'],
    ['<a href="#a"><span><a href="#b">x</a></span></a>', 'A link stands in a link.'],
    ['<ul><p>x</p></ul>', '<p> stands in <ul>.'],
    ['<div><li>x</li></div>', '<li> stands in <div>.'],
    ['<img src="a.png">', 'A picture has no alt.'],
    ['<a>x</a>', 'A link leads nowhere.'],
    ['<div><span></div>', '</div> closes <span>.'],
    ['<div>', '<div> is not closed.'],
    ['<p onclick="x">y</p>', '<p> has a handler.'],
  ])('%s is refused', (html, fault) => {
    expect(htmlFaults(html)).toContain(fault);
  });

  test('sound markup passes', () => {
    expect(
      htmlFaults('<section id="a"><h2>x</h2><ul><li><a href="#a">y</a></li></ul><img src="a.png" alt=""></section>'),
    ).toEqual([]);
  });

  test('references to nothing are found', () => {
    expect(danglingReferences('<a href="#b">x</a><p id="a"></p>')).toEqual(['b']);
  });

  test('other hosts are found, namespaces are not', () => {
    expect(outsideAddresses('<svg xmlns="http://www.w3.org/2000/svg"/><img src="//cdn.example.com/a.png">')).toEqual([
      '//cdn.example.com',
    ]);
  });
});
