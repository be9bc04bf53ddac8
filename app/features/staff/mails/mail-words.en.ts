import type { NewsWords, StaffNews } from "./staff-news.ts";

/** The mails to people of the office. */
export const staffMailEn: Record<StaffNews, NewsWords> = {
  invited: {
    subject: "Your office account",
    opening: "You are invited to the office area of the website.",
    next: "Open the link, choose a password, and connect an authenticator app on your phone (for example Google Authenticator). The link works once, for 72 hours.",
    label: "Set up my account",
    closing:
      "If you did not expect this email, please tell the institute's office. If nobody opens the link, nothing happens.",
  },
  reset: {
    subject: "Connect your authenticator app to your office account again",
    opening:
      "The admin has reset the login of your office account: the authenticator app you connected, your recovery codes and passkeys no longer work.",
    next: "Open the link, enter your password, and connect an authenticator app again. The link works once, for 72 hours.",
    label: "Connect the authenticator app",
    closing: "If you did not ask for this, please call the admin or the institute's office at once.",
  },
  lost: {
    subject: "A new password for your office account",
    opening: "Someone asked for a new password for your office account.",
    next: "Open the link and choose a password. You still need your authenticator app, a passkey or a recovery code. The link works for one hour.",
    label: "Choose a new password",
    closing: "If it was not you, you do not need to do anything. Your password stays as it is.",
  },
  noAccount: {
    subject: "No office account",
    opening:
      "Someone asked for a new password for an office account with this email address. There is no such account.",
    next: "Office accounts are by invitation only. If you work in the office, perhaps you were invited with another address.",
    closing: "If it was not you, you do not need to do anything.",
  },
  passwordChanged: {
    subject: "Your office password was changed",
    opening: "The password of your office account was changed just now. Every other device was logged out.",
    next: "If it was you, you do not need to do anything.",
    label: "Office login",
    closing: "If it was not you, please call the admin or the institute's office at once.",
  },
  recoveryUsed: {
    subject: "A recovery code was used",
    opening: "Someone logged in to your office account with one of your recovery codes. Each code works once.",
    next: "If it was you and your phone is lost, ask the admin to reset your authenticator app.",
    label: "Office login",
    closing: "If it was not you, please call the admin or the institute's office at once.",
  },
  codesTried: {
    subject: "Someone is trying codes for your office account",
    opening:
      "Someone knows the password of your office account and has entered ten wrong codes in place of those from your app. They could not log in.",
    next: "If it was not you, choose a new password now. The old one then stops working, and the wrong codes no longer count. You can still log in with a recovery code, a passkey, or from a browser in which you logged in before.",
    label: "Choose a new password",
    closing: "If it was you, and the app's codes are refused, check that the time on your phone is set automatically.",
  },
  roleAsked: {
    subject: "A role in the office is waiting for your answer",
    opening: ({ by, name, email, role }) =>
      `${by} asks that ${name} (${email}) get the role “${role}” in the office area.`,
    next: "Anyone with this role sees what applicants send. Nothing changes until a principal confirms it. Open the page, and confirm or refuse.",
    label: "People of the office",
    closing: "If you do not know about this, do not confirm it, and speak to the admin.",
  },
  roleGiven: {
    subject: "A role in the office was given",
    opening: ({ by, name, email, role }) =>
      `${name} (${email}) was given the role “${role}” in the office area by ${by}.`,
    next: "Anyone with this role sees what applicants send. No principal has confirmed it: there was none yet, or it was done at the server's command line.",
    label: "Office login",
    closing: "If this is not right, please speak at once to the admin and to the person who looks after the site.",
  },
};
