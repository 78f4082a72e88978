/** See orm-context.ts, the only one to import it. */

/** What MikroORM asks of an AsyncLocalStorage. Nothing of ours asks it back: entity managers are passed by hand. */
class NoContext {
  getStore(): undefined {
    return undefined;
  }

  run<Result>(_value: unknown, work: () => Result): Result {
    return work();
  }

  enterWith(): never {
    throw new TypeError('entity managers are passed by hand (decision 007)');
  }
}

Object.assign(globalThis, { AsyncLocalStorage: NoContext });
