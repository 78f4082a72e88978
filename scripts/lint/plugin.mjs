/** Rules of our own for oxlint. Each message says what to do instead. */
import { dirname, join, relative, sep } from 'node:path';
import { judge } from './boundaries.mjs';
import { judgeName as judgeModuleName, pathOf } from './modules.mjs';
import { judgeEntry } from './packages.mjs';
import { judgeComment, judgeName } from './plain-words.mjs';
import { circle, importedBy, resolveSource } from './sources.mjs';

const posix = (path) => path.split(sep).join('/');

/** Calls `judged` for what each import, export and `import()` of a file names. */
const onImports = (judged) => ({
  create(context) {
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = judged(context, node.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
});

const boundaries = onImports((context, specifier) => {
  const from = posix(relative(context.cwd, context.filename));
  const to = /^[.#]/.test(specifier)
    ? { path: posix(relative(context.cwd, resolveSource(context.filename, specifier))) }
    : { package: specifier };
  return judge(from, to);
});

const moduleNames = onImports((context, specifier) => {
  if (!/^[.#]/.test(specifier)) return null;
  const from = posix(relative(context.cwd, context.filename));
  return judgeModuleName(from, specifier, pathOf(specifier) ?? posix(join(dirname(from), specifier)));
});

const packageEntries = onImports((context, specifier) => judgeEntry(context.cwd, specifier));

const circles = {
  create: (context) => ({
    Program(node) {
      for (const start of importedBy(context.filename)) {
        const way = circle(context.filename, start);
        if (!way) continue;
        const names = [context.filename, ...way].map((file) => posix(relative(context.cwd, file)));
        const message = `Import circle: ${names.join(' → ')}. Move what both need into a third file, or import only the type.`;
        context.report({ node, message });
        return;
      }
    },
  }),
};

const NO_ENVIRONMENT =
  'Only server/config reads process.env. Add the variable to its schema and take the value from the config.';

const environment = {
  create: (context) => ({
    MemberExpression(node) {
      const name = node.computed ? node.property.value : node.property.name;
      if (node.object.type === 'Identifier' && node.object.name === 'process' && name === 'env') {
        context.report({ node, message: NO_ENVIRONMENT });
      }
    },
    ImportDeclaration(node) {
      if (!/^(node:)?process$/.test(node.source.value)) return;
      const env = node.specifiers.find((specifier) => specifier.imported?.name === 'env');
      if (env) context.report({ node: env, message: NO_ENVIRONMENT });
    },
  }),
};

const NO_CLOCK =
  'A rule does not look at the wall clock. Take the time from ctx.clock.now(), so that a test can choose the time.';

const clock = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && callee.object.name === 'Date' && callee.property.name === 'now') {
        context.report({ node, message: NO_CLOCK });
      }
    },
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message: NO_CLOCK });
    },
  }),
};

const NO_LINK =
  'Take the address of a page from a function of core/client-links.ts, where its tabs and records are typed.';

/** An address of the client with a query or a record in it; a path alone is a route. */
const CLIENT_LINK = /^\/(dashboard|admin|wizard|auth|support)\?|^\/dashboard\/sites\/|^\/admin\/users\/(?!\{)/;
/** A tab of the open page. */
const TAB = /^\?tab=/;

const clientLinks = {
  create(context) {
    const check = (node, text, isStart) => {
      if (CLIENT_LINK.test(text) || (isStart && TAB.test(text))) context.report({ node, message: NO_LINK });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value, true),
      TemplateLiteral: ({ quasis }) => quasis.forEach((part, index) => check(part, part.value.raw, index === 0)),
    };
  },
};

const NOT_PUBLIC =
  'Use what the library or the platform offers as its public interface: do not change a prototype or a global object, and do not derive from an object of a library.';

/** `globalThis`, `Some.prototype`. */
const isShared = (node) =>
  node?.type === 'Identifier'
    ? node.name === 'globalThis'
    : node?.type === 'MemberExpression' && !node.computed && node.property.name === 'prototype';

const CHANGES = /^(assign|defineProperty|defineProperties|setPrototypeOf|set|deleteProperty)$/;

function reachesInside({ callee, arguments: [first] }) {
  if (callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  if (object.name === 'Object' || object.name === 'Reflect') {
    if (property.name === 'create') return first?.type !== 'Literal' || first.value !== null;
    return CHANGES.test(property.name) && isShared(first);
  }
  return false;
}

const publicInterface = {
  create: (context) => ({
    AssignmentExpression(node) {
      if (node.left.type === 'MemberExpression' && isShared(node.left.object))
        context.report({ node, message: NOT_PUBLIC });
    },
    CallExpression(node) {
      if (reachesInside(node)) context.report({ node, message: NOT_PUBLIC });
    },
  }),
};

/** The formatter's width; it leaves comments as they are. */
const WIDTH = 120;

const commentWidth = {
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      for (const { loc } of context.sourceCode.getAllComments()) {
        const wide = lines.slice(loc.start.line - 1, loc.end.line).some((line) => line.length > WIDTH);
        if (wide) context.report({ loc, message: `Break this comment: a line has at most ${WIDTH} characters.` });
      }
    },
  }),
};

const NO_SUBJECT =
  'Begin this comment with a subject: say what the thing is, or what it does, instead of "Of …", "As …" or "What …".';

/** A line that goes on from the line before it may begin with any word. */
const commentStart = {
  create: (context) => ({
    Program() {
      let last = null;
      for (const comment of context.sourceCode.getAllComments()) {
        const goesOn = last?.type === 'Line' && last.loc.end.line === comment.loc.start.line - 1;
        last = comment;
        if (goesOn || !/^[*\s]*(?:Of|As|What) /.test(comment.value)) continue;
        context.report({ loc: comment.loc, message: NO_SUBJECT });
      }
    },
  }),
};

/**
 * Only where a name is declared: its uses do not repeat the complaint. Names of a library are imported, not declared.
 */
const plainWords = {
  create(context) {
    const path = posix(relative(context.cwd, context.filename));
    const check = (node) => {
      const message = node?.type === 'Identifier' ? judgeName(path, node.name) : null;
      if (message) context.report({ node, message });
    };
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments()) {
          const message = judgeComment(path, value);
          if (message) context.report({ loc, message });
        }
      },
      VariableDeclarator: (node) => check(node.id),
      FunctionDeclaration: (node) => check(node.id),
      ClassDeclaration: (node) => check(node.id),
      TSInterfaceDeclaration: (node) => check(node.id),
      TSTypeAliasDeclaration: (node) => check(node.id),
    };
  },
};

export default {
  meta: { name: 'barpa' },
  rules: {
    boundaries,
    circles,
    'module-names': moduleNames,
    'package-entries': packageEntries,
    environment,
    clock,
    'client-links': clientLinks,
    'public-interface': publicInterface,
    'comment-width': commentWidth,
    'comment-start': commentStart,
    'plain-words': plainWords,
  },
};
