import * as z from 'zod';

/** Printed as HTML as it is. */
const textSchema = z.string().regex(/^[^<>&"]{1,300}$/);
const wordsSchema = z.object({ title: textSchema, message: textSchema });
const refusalTextsSchema = z.object({
  /** BCP 47. */
  language: textSchema,
  again: textSchema,
  home: textSchema,
  refusals: z.record(z.string(), wordsSchema),
});

/** @returns texts that the site has sent; undefined for another message */
export const readRefusalTexts = (message: unknown) => refusalTextsSchema.safeParse(message).data;
