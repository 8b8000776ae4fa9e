/** The user that every change is by. */
export const LOCAL_USER_ID = 'local';

const NAME = 'Local editor';
const EMAIL = 'editor@localhost';

/** Whoever holds the token, as `users/me` tells it: the one local editor, an administrator. */
export const currentUser = {
  id: LOCAL_USER_ID,
  name: NAME,
  email: EMAIL,
  profileImage: null,
  provider: 'local',
  role: 'administrator',
  roles: [{ name: 'administrator', title: 'Administrator', description: 'Read and write access' }],
} as const;

/** The same as `users/:id` tells it, for the names in a document's history. */
export const userProfile = {
  id: LOCAL_USER_ID,
  displayName: NAME,
  familyName: null,
  givenName: null,
  middleName: null,
  imageUrl: null,
  email: EMAIL,
} as const;
