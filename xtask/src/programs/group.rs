//! A program and all that it starts, as one group of processes that can be ended together.

#[cfg(unix)]
pub(super) use unix::{Group, own_group, stopped};

#[cfg(unix)]
mod unix {
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};
    use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
    use std::sync::{Arc, OnceLock};

    use rustix::process::{Pid, Signal, kill_process_group, test_kill_process_group};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::flag;

    /// The group that a program leads.
    #[derive(Debug, Clone, Copy)]
    pub(in crate::programs) struct Group(Pid);

    /// The program will lead a group of its own, which hears no Ctrl-C by itself.
    pub(in crate::programs) fn own_group(command: &mut Command) {
        stopped();
        command.process_group(0);
    }

    impl Group {
        pub(in crate::programs) fn of(leader: &Child) -> Group {
            Group(Pid::from_child(leader))
        }

        /// Asks all of it to end.
        pub(in crate::programs) fn ask_to_end(self) {
            // Nobody may be left to hear it.
            let _ = kill_process_group(self.0, Signal::TERM);
        }

        /// Ends all of it at once.
        pub(in crate::programs) fn kill(self) {
            let _ = kill_process_group(self.0, Signal::KILL);
        }

        /// Whether anything of it is left.
        pub(in crate::programs) fn is_there(self) -> bool {
            test_kill_process_group(self.0).is_ok()
        }
    }

    /// The signal that asked this run to stop, if one did. From the first call on they do not end it by themselves; a
    /// second one of a kind does.
    pub(in crate::programs) fn stopped() -> Option<i32> {
        static HEARD: OnceLock<Vec<(i32, Arc<AtomicBool>)>> = OnceLock::new();
        static FIRST: AtomicI32 = AtomicI32::new(0);
        let heard =
            HEARD.get_or_init(|| [SIGINT, SIGTERM, SIGHUP].map(|signal| (signal, hearing(signal))).into());
        if let Some((signal, _)) = heard.iter().find(|(_, came)| came.load(Ordering::Relaxed)) {
            FIRST.store(*signal, Ordering::Relaxed);
        }
        Some(FIRST.load(Ordering::Relaxed)).filter(|signal| *signal != 0)
    }

    fn hearing(signal: i32) -> Arc<AtomicBool> {
        let came = Arc::new(AtomicBool::new(false));
        // In this order: the first signal sets the flag, and the second finds it set.
        flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&came))
            .and_then(|_| flag::register(signal, Arc::clone(&came)))
            .expect("these signals can be heard");
        came
    }
}

#[cfg(not(unix))]
pub(super) use elsewhere::{Group, own_group, stopped};

/// Without groups of processes, a program is ended alone, and Ctrl-C ends everything.
#[cfg(not(unix))]
mod elsewhere {
    use std::process::{Child, Command, Stdio};

    #[derive(Debug, Clone, Copy)]
    pub(in crate::programs) struct Group(u32);

    pub(in crate::programs) fn own_group(_command: &mut Command) {}

    impl Group {
        pub(in crate::programs) fn of(leader: &Child) -> Group {
            Group(leader.id())
        }

        pub(in crate::programs) fn ask_to_end(self) {
            self.kill();
        }

        pub(in crate::programs) fn kill(self) {
            let number = self.0.to_string();
            let mut command = Command::new("taskkill");
            let _ = command
                .args(["/F", "/T", "/PID", &number])
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status();
        }

        pub(in crate::programs) fn is_there(self) -> bool {
            false
        }
    }

    pub(in crate::programs) fn stopped() -> Option<i32> {
        None
    }
}
