/** A node of schema.org's vocabulary as JSON-LD. Fields that are undefined are left out when it is printed. */
export type LinkedData = { [field: string]: LinkedDataValue | undefined };

type LinkedDataValue = string | number | boolean | null | LinkedData | LinkedDataValue[];
