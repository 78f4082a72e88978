/** Column helpers: the only way a money or an id column is declared. */
import { BigIntType, DeferMode } from '@mikro-orm/core';
import { ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../id.js';

interface Options {
  nullable?: boolean;
  default?: string | number;
}

/** Primary key: time-ordered UUID made by the application. */
export function IdColumn(): PropertyDecorator {
  return PrimaryKey({ type: 'uuid', onCreate: () => newId() }) as PropertyDecorator;
}

/** Integer rials in a bigint column, a safe number in the entity. */
export function RialColumn(options: Options = {}): PropertyDecorator {
  return Property({ ...options, type: new BigIntType('number') }) as PropertyDecorator;
}

/** An instant: timestamptz(3), so that what is stored equals what a Date holds. */
export function InstantColumn(options: Options & { index?: boolean } = {}): PropertyDecorator {
  return Property({ ...options, type: 'datetime', columnType: 'timestamptz(3)' }) as PropertyDecorator;
}

/**
 * A foreign key kept as the plain id (no relation object), indexed, never cascading. `deferred`: what it points to need
 * not stand before the transaction ends; `unique` is seen to then, too.
 */
export function ReferenceColumn(
  entity: () => { new (): object },
  options: { nullable?: boolean; unique?: boolean; deferred?: boolean } = {},
): PropertyDecorator {
  return (target, property) =>
    ManyToOne(entity, {
      mapToPk: true,
      // The naming strategy would make user_id_id of userId; `user` and `userId` both mean user_id.
      fieldName: `${String(property)
        .replace(/Id$/, '')
        .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_id`,
      nullable: options.nullable ?? false,
      unique: options.unique ?? false,
      index: !options.unique,
      deleteRule: 'restrict',
      updateRule: 'no action',
      ...(options.deferred && { deferMode: DeferMode.INITIALLY_DEFERRED }),
    })(target, String(property));
}
