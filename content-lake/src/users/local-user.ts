const NAME = 'Local editor';
const EMAIL = 'editor@localhost';
const ID = 'local';
const ROLE = 'administrator';

/** Whoever holds the token: the one local editor, by whom every change is. */
export const localUser = {
  id: ID,
  /** As `users/me` tells it. */
  account: {
    id: ID,
    name: NAME,
    email: EMAIL,
    profileImage: null,
    provider: 'local',
    role: ROLE,
    roles: [{ name: ROLE, title: 'Administrator', description: 'Read and write access' }],
  },
  /** As `users/:id` tells it, for the names in a document's history. */
  profile: {
    id: ID,
    displayName: NAME,
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    email: EMAIL,
  },
} as const;
