import { addressesOfSet } from './attributes.js';
import { judgeMarkup } from './markup.js';
import type { TextKind } from './kinds.js';

const FILES = new Set(['index.html', '404.html', 'about.html', 'blog/index.html', 'site.css', 'a.png', 'خدمات.html']);
const judged = (text: string, path = 'index.html', kind: TextKind = 'html') => judgeMarkup({ path, kind, text }, FILES);
const rules = (text: string, path?: string, kind?: TextKind): string[] =>
  judged(text, path, kind).kept.map(({ rule, line }) => `${rule}:${line}`);

const PAGE = `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><title>ن</title>
<link rel="stylesheet" href="site.css"><link rel="canonical" href="https://example.ir/">
<link rel="icon" href="/a.png"><meta http-equiv="refresh" content="600; url=about">
<script type="application/ld+json">{"@type":"WebSite"}</script>
</head><body style="color:red;background:url(a.png)">
<a href="https://example.ir">x</a> <a href="tel:+98">y</a> <a href="/about">z</a> <a href="%D8%AE%D8%AF%D9%85%D8%A7%D8%AA">s</a>
<a href="blog/">b</a><a href="#top">t</a><a href="/.well-known/report">r</a>
<img src="a.png" srcset="a.png 1x, /a.png 2x" alt=""><img src="data:image/png;base64,AA" alt="">
<svg viewBox="0 0 9 9"><defs><path id="p"/></defs><use href="#p"/><rect fill="url(#g)"/></svg>
<form action="mailto:a@b.ir"><button>x</button></form><form action="/_form/a-b" method="post"></form></body></html>`;

describe('a page', () => {
  test('passes with what sites here may have', () => expect(judged(PAGE).kept).toEqual([]));

  test.each([
    ['<script>alert(1)</script>', 'script'],
    ['<script src="a.js" type="application/ld+json"></script>', 'script missing'],
    ['<script type="application/ld+json">{</script>', 'content'],
    ['<svg><script>1</script></svg>', 'script'],
    ['<template><script>1</script></template>', 'script'],
    ['<img src="a.png" ONERROR="x()">', 'handler'],
    ['<svg onload=x()></svg>', 'handler'],
    ['<svg><animate attributeName="href" values="x"/></svg>', 'handler'],
    ['<a href="java\nscript:alert(1)">x</a>', 'address'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'address'],
    ['<a href=" \u0001javascript:alert(1)">x</a>', 'address'],
    ['<a href="data:text/html,<script>1</script>">x</a>', 'address'],
    ['<a href="https:x">x</a>', 'address'],
    ['<svg><a xlink:href="javascript:1"><text>x</text></a></svg>', 'address'],
    ['<a href="about" ping="https://evil.example">x</a>', 'outside'],
    ['<img src="https://evil.example/x.png">', 'outside'],
    ['<img src="//evil.example/x.png">', 'outside'],
    ['<img src="/\\evil.example/x.png">', 'outside'],
    ['<img srcset="a.png 1x, https://evil.example/x.png 2x">', 'outside'],
    ['<link rel="stylesheet" href="https://evil.example/x.css">', 'outside'],
    ['<link rel="canonical stylesheet" href="https://evil.example/x.css">', 'outside'],
    ['<link rel="preconnect" href="https://evil.example">', 'outside'],
    ['<video poster="https://evil.example/x.png"></video>', 'outside'],
    ['<body background="https://evil.example/x.png">', 'outside'],
    ['<svg><image href="https://evil.example/x.png"/></svg>', 'outside'],
    ['<svg><rect fill="url(https://evil.example/x.svg#a)"/></svg>', 'outside'],
    ['<p style="background:url(https://evil.example/x)">x</p>', 'outside'],
    ['<style>a{color:red}</style>', 'style'],
    ['<svg><style>a{color:red}</style></svg>', 'style'],
    ['<p style="background:url(\'b.png\')">x</p>', 'missing'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">', 'refresh'],
    ['<meta http-equiv="refresh" content="0;URL=\'javascript:1\'">', 'refresh'],
    ['<meta http-equiv="set-cookie" content="a=b">', 'element'],
    ['<meta charset="windows-1256">', 'encoding'],
    ['<base href="https://evil.example/">', 'element outside'],
    ['<noscript><p title="</noscript><script>1</script>">', 'element script'],
    ['<form><input name="password"></form>', 'form'],
    ['<form action="https://evil.example"></form>', 'form'],
    ['<form action="/_form/../graphql"></form>', 'form'],
    ['<form action="//evil.example/_form/a"></form>', 'form'],
    ['<form action="mailto:a@b.ir"><button formaction="https://evil.example">x</button></form>', 'form'],
    ['<iframe src="about"></iframe>', 'frame'],
    ['<iframe srcdoc="x"></iframe>', 'frame frame'],
    ['<object data="a.png"></object>', 'frame'],
    ['<embed src="a.png">', 'frame'],
    ['<a href="nothing-here">x</a>', 'missing'],
    ['<img src="b.png">', 'missing'],
    ['<?php echo 1 ?>', 'server_code'],
    ['<!--#include file="x"-->', 'server_code'],
    ['<% x %>', 'server_code'],
  ])('cannot hold %s', (text, names) => expect(judged(text).kept.map(({ rule }) => rule)).toEqual(names.split(' ')));

  test('names the line, in the order of the file', () => {
    const text =
      '<!doctype html>\n<p>x</p>\n<img\n src="https://evil.example/x">\n<p\nstyle="a:b;\nc:url(//evil.example)">';
    expect(rules(text)).toEqual(['outside:4', 'outside:7']);
  });

  test('the page of what is not found names all from the root', () => {
    expect(rules('<img src="a.png"><a href="/about">x</a><a href="#x">y</a>', '404.html')).toEqual([
      'not_found_page:1',
    ]);
  });

  test('cannot list more than fifty findings', () => {
    const { kept, total } = judged('<script></script>'.repeat(400));
    expect([kept.length, total]).toEqual([50, 400]);
  });

  test('cannot grow in the parser, nor nest without end', () => {
    const formatting = Array.from({ length: 5000 }, (_, at) => `<b a${at}>`).join('');
    for (const text of [formatting + '<p>x'.repeat(5000), '<div>'.repeat(5000), '<p></p>'.repeat(40_000)])
      expect(rules(text)).toEqual(['complex:null']);
  });
});

describe('candidates of a srcset', () => {
  test.each([
    ['a.png', ['a.png']],
    ['a.png, b.png 2x', ['a.png', 'b.png']],
    ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
    ['data:image/png;base64,AA 1x, b.png', ['data:image/png;base64,AA', 'b.png']],
    ['a.png (x,y) , b.png', ['a.png', 'b.png']],
    [' , ,', []],
  ])('%s', (value, addresses) => expect(addressesOfSet(value)).toEqual(addresses));
});

describe('an SVG', () => {
  const svg = (inner: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${inner}</svg>`;
  const of = (text: string): string[] => rules(text, 'a.svg', 'svg');

  test('passes when it only paints', () => {
    expect(
      of(svg('<style>.a{fill:url(#g)}</style><metadata/><a href="https://example.ir"><path class="a"/></a>')),
    ).toEqual([]);
  });

  test.each([
    ['<script>1</script>', 'script:2'],
    ['<foreignObject/>', 'script:2'],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>', 'script:2'],
    ['<rect onclick="x()"/>', 'handler:2'],
    ['<image xlink:href="https://evil.example/x.png"/>', 'outside:2'],
    ['<use href="other.svg#a"/>', 'missing:2'],
    ['<set attributeName="xlink:href" to="x"/>', 'handler:2'],
    ['<style>@import "https://evil.example/x";</style>', 'outside:2'],
    ['<a href="javascript:1"/>', 'address:2'],
    ['<g>', 'content:2'],
  ])('cannot hold %s', (inner, rule) => expect(of(svg(inner))).toEqual([rule]));

  test('cannot declare entities or name a stylesheet elsewhere', () => {
    expect(of('<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg xmlns="http://www.w3.org/2000/svg"/>')[0]).toMatch(/^content/);
    expect(of('<?xml-stylesheet href="x"?><svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual(['outside:1']);
  });
});

describe('other texts', () => {
  test('a map of the site passes, and XML that paints or transforms does not', () => {
    const map = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      <url><loc>https://example.ir/</loc><xhtml:link rel="alternate" href="https://example.ir/en"/></url></urlset>`;
    expect(rules(map, 'sitemap.xml', 'xml')).toEqual([]);
    expect(rules('<a xmlns="http://www.w3.org/1999/xhtml"/>', 'a.xml', 'xml')).toEqual(['script:1']);
    expect(rules('<a xmlns="http://www.w3.org/1999/XSL/Transform"/>', 'a.xml', 'xml')).toEqual(['script:1']);
  });

  test('JSON is JSON, and the pictures of a manifest are files of the release', () => {
    expect(rules('{', 'a.json', 'json')).toEqual(['content:null']);
    const manifest = (src: string): string => `{"name":"x",\n"icons":[{"src":"${src}"}]}`;
    expect(rules(manifest('/a.png'), 'x.webmanifest', 'webmanifest')).toEqual([]);
    expect(rules(manifest('https://evil.example/a.png'), 'x.webmanifest', 'webmanifest')).toEqual(['outside:2']);
  });
});
