/** The operation codes of Mendoza that patches made here use; the full list is in the `mendoza` package. */
export const Op = {
  Value: 0,
  PushFieldCopy: 10,
  PushFieldBlank: 11,
  PushElementCopy: 12,
  PushElementBlank: 13,
  ReturnIntoObjectSameKeyPop: 15,
  ReturnIntoArrayPop: 16,
  ObjectSetFieldValue: 17,
  ObjectDeleteField: 19,
  ArrayAppendValue: 20,
  ArrayAppendSlice: 21,
  StringAppendString: 22,
  StringAppendSlice: 23,
} as const;
