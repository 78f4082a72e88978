/**
 * Any role that contains "admin" is shown the administrator's links (S-159); the server alone decides who may enter.
 */
export function isAdmin(user: { readonly role: string } | null): boolean {
  return user !== null && user.role.includes('admin');
}
