import { Field, Int, ObjectType } from 'type-graphql';

/** The name of a Jalali month, before the sums of it. */
@ObjectType()
export abstract class JalaliMonthType {
  @Field(() => String, { description: 'The Jalali month, such as 1405-08.' })
  month!: string;

  @Field(() => String, { description: 'The month as people call it, Persian.' })
  label!: string;
}

/** The same with the number of its rows. */
@ObjectType()
export abstract class CountedMonthType extends JalaliMonthType {
  @Field(() => Int, { description: 'How many records of the month match.' })
  count!: number;
}
