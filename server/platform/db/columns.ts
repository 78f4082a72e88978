/** Column helpers: the only way a money or an id column is declared. */
import { BigIntType, DeferMode, MetadataStorage, type EntityClass } from '@mikro-orm/core';
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
export function InstantColumn<Owner extends object = object>(
  options: Options & { index?: boolean; onUpdate?: (entity: Owner) => Date | null } = {},
): PropertyDecorator {
  return Property<Owner>({ ...options, type: 'datetime', columnType: 'timestamptz(3)' }) as PropertyDecorator;
}

interface ReferenceOptions {
  nullable?: boolean;
  unique?: boolean;
  /** The referenced row need not exist before the transaction ends; `unique` is checked then, too. */
  deferred?: boolean;
  /** It is the primary key, too. */
  primary?: boolean;
  /** False where another index of the table begins with it. */
  index?: boolean;
  /** The effect on the row when the one that it points to is deleted; by default that cannot be deleted. */
  onDelete?: 'restrict' | 'set null' | 'cascade';
}

/** A class by its table: boundaries forbid to import it from a feature above, and the database needs its key. */
function entityOf(table: string): EntityClass<object> {
  const found = Object.values(MetadataStorage.getMetadata()).find(({ tableName }) => tableName === table);
  if (!found) throw new Error(`no entity has the table ${table}`);
  return found.class as EntityClass<object>;
}

/**
 * A foreign key kept as the plain id (no relation object), indexed.
 * @param to the class it points to; the name of its table where that belongs to a feature above
 */
export function ReferenceColumn(
  to: (() => { new (): object }) | string,
  options: ReferenceOptions = {},
): PropertyDecorator {
  return (target, property) =>
    ManyToOne(typeof to === 'string' ? () => entityOf(to) : to, {
      mapToPk: true,
      // The naming strategy would make user_id_id of userId; `user` and `userId` both mean user_id.
      fieldName: `${String(property)
        .replace(/Id$/, '')
        .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_id`,
      nullable: options.nullable ?? false,
      unique: options.unique ?? false,
      primary: options.primary ?? false,
      index: (options.index ?? true) && !options.unique && !options.primary,
      deleteRule: options.onDelete ?? 'restrict',
      updateRule: 'no action',
      ...(options.deferred && { deferMode: DeferMode.INITIALLY_DEFERRED }),
    })(target, String(property));
}
